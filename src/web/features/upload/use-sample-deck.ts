import { useMutation } from '@tanstack/react-query'
import address from '#samples/pdf/saas-seed.pdf?url'

export const sampleName = 'Inkwharf'

/** Loads the sample deck that comes with the app, a file like any other from there on. */
export function useSampleDeck(on: { loaded: (file: File) => void; failed: (problem: string) => void }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const answer = await fetch(address)
      if (!answer.ok) throw new Error(`The sample deck was answered with status ${answer.status}.`)
      return new File([await answer.blob()], `${sampleName}.pdf`, { type: 'application/pdf' })
    },
    onSuccess: on.loaded,
    onError: (error) => {
      reportError(error)
      on.failed('Could not load the sample deck. Check your connection and try again.')
    },
  })
  return { load: () => mutate(), loading: isPending }
}
