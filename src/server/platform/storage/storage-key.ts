const keyPattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/

/** Returns the key. Throws for what is not one: it could name a place outside of the store. */
export function checkKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error(`Not a storage key: ${key}`)
  return key
}
