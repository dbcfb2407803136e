import { useMutation } from '@tanstack/react-query'
import address from '#samples/pdf/saas-seed.pdf?url'

const sampleName = 'Inkwharf'

type Outcome = { loaded: (file: File) => void; failed: (problem: string) => void }

/** Loads the sample deck that comes with the app, a file like any other from there on. */
export function useSampleDeck() {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const answer = await fetch(address)
      if (!answer.ok) throw new Error(`The sample deck was answered with status ${answer.status}.`)
      return new File([await answer.blob()], `${sampleName}.pdf`, { type: 'application/pdf' })
    },
  })
  const load = ({ loaded, failed }: Outcome) =>
    mutate(undefined, {
      onSuccess: loaded,
      onError: () => failed('Could not load the sample deck. Check your connection and try again.'),
    })
  return { load, loading: isPending }
}
