import { useMutation, useQuery } from '@tanstack/react-query'
import { type TotpState, totpEndpoints } from '#contract/totp.ts'
import { call } from '#web/lib/api.ts'
import { queryClient } from '#web/lib/query-client.ts'

const makeTotpKey = (id: string) => ['totp', id]

/** Reads whether the person’s two-factor sign-in is on. */
export function useTotp(id: string) {
  return useQuery({
    queryKey: makeTotpKey(id),
    queryFn: ({ signal }) => call(totpEndpoints.get, { params: { id } }, { signal }),
  })
}

type Proof = { password: string; code?: string | undefined }

/** The first step: a secret for the password. */
export function useMakeSecret(id: string) {
  return useMutation({
    mutationFn: async (password: string) => {
      const answer = await call(totpEndpoints.turnOn, { params: { id }, body: { password } })
      if (!('secret' in answer)) throw new Error('The response has no secret.')
      return answer
    },
  })
}

/** The second step: recovery codes for a code of the app. */
export function useTurnOn(id: string) {
  return useMutation({
    mutationFn: async (code: string) => {
      const answer = await call(totpEndpoints.turnOn, { params: { id }, body: { code } })
      if (!('codes' in answer)) throw new Error('The response has no recovery codes.')
      return answer.codes
    },
    onSuccess: ({ length }) =>
      queryClient.setQueryData<TotpState>(makeTotpKey(id), { on: true, codes_left: length, unavailable: null }),
  })
}

export function useTurnOff(id: string) {
  return useMutation({
    mutationFn: (body: Proof) => call(totpEndpoints.turnOff, { params: { id }, body }),
    onSuccess: () =>
      queryClient.setQueryData<TotpState>(makeTotpKey(id), { on: false, codes_left: 0, unavailable: null }),
  })
}
