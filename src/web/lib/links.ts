/** Returns an address that a browser can open: 'docsend.com/x' becomes 'https://docsend.com/x'. */
export function addScheme(address: string): string {
  return address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`
}
