import { DealMemoScreen } from './deal-memo.tsx'

/** The deal memo, opened on its edit view. */
export function DealEditScreen() {
  return <DealMemoScreen firstView="edit" />
}
