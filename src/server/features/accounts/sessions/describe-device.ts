type Known = ReadonlyArray<readonly [pattern: RegExp, name: string]>

/** In the order in which they are asked: Edge and Opera also say Chrome, and Chrome also says Safari. */
const browsers: Known = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
]

/** Android also says Linux, and an iPhone also says Mac OS X. */
const devices: Known = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Names browser and device by the `User-Agent` of a request, as ‘Safari on iPhone’; anyone can send any. */
export function describeDevice(agent: string): string {
  const browser = findName(browsers, agent)
  const device = findName(devices, agent)
  if (browser === null) return device === null ? 'Unknown device' : `A program on ${device}`
  return device === null ? browser : `${browser} on ${device}`
}

const findName = (known: Known, agent: string) => known.find(([pattern]) => pattern.test(agent))?.[1] ?? null
