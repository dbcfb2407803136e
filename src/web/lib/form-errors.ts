import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError } from './api-errors.ts'

/** Shows the server's messages beside their fields. `names` are the fields of the form. */
export function showFieldErrors<T extends FieldValues>(
  error: unknown,
  names: ReadonlyArray<Path<T>>,
  setError: UseFormSetError<T>,
): void {
  if (!(error instanceof ApiError)) return
  for (const name of names) {
    const message = error.fields[name]
    if (message !== undefined) setError(name, { message }, { shouldFocus: true })
  }
}
