/** The member whose workspace the demo shows. */
export const demoPerson = {
  email: 'robin@calder.demo',
  password: 'first-read-demo',
  firstName: 'Robin',
  lastName: 'Calder',
  firm: 'Calder Ventures',
}

/** The domain of relay addresses of a firm in a demo. */
export const getRelayDomain = (firm: string) => `${firm.toLowerCase().replaceAll(/\W/g, '')}.demo`

/** The relay address of a firm in a demo. */
export const getRelayAddress = (firm: string) => `deals@${getRelayDomain(firm)}`
