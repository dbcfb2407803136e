import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError } from './api-errors.ts'

/** Shows what the server said about single fields beside those fields. `names` are the fields that the form has. */
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
