type Known = ReadonlyArray<readonly [pattern: RegExp, name: string]>

/** In the order in which they are asked: most browsers also say Chrome, and Chrome also says Safari. */
const browsers: Known = [
  [/\bHeadlessChrome\//, 'Headless Chrome'],
  [/\bEdg(?:A|iOS|e)?\//, 'Edge'],
  [/\bOP(?:R|T|iOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:DuckDuckGo|Ddg)\//, 'DuckDuckGo'],
  [/\bFirefox\/|\bFxiOS\/|\bFocus\//, 'Firefox'],
  // What an app shows within itself: on Android it says ‘wv’, on Apple’s systems it leaves out Safari.
  [/; wv\)|\bMobile\/\w+(?!.*\bSafari\/)|\bElectron\//, 'An app'],
  [/\bChromium\//, 'Chromium'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

/** Android also says Linux, and an iPhone also says Mac OS X. */
const devices: Known = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b|\bDarwin\b/, 'macOS'],
  [/\bLinux\b|\bUbuntu\b/i, 'Linux'],
]

/** The name with which a program begins, as `curl/8.5.0` does; programs that are browsers begin with Mozilla. */
const programName = /^(?!Mozilla\b)([a-z][a-z0-9._+-]{0,39})(?=\/|\s|$)/i

/**
 * Names browser and system by the `User-Agent` of a request, as ‘Safari on iPhone’, a program by its own name; anyone can send any.
 * A browser on an iPad may say that it is a Mac.
 */
export function describeDevice(agent: string): string {
  const device = findName(devices, agent)
  const name = findName(browsers, agent) ?? nameProgram(agent)
  if (name === null) return device === null ? 'Unknown device' : `A program on ${device}`
  return device === null ? name : `${name} on ${device}`
}

function nameProgram(agent: string): string | null {
  const name = programName.exec(agent)?.[1]
  return name === undefined ? null : `The program ${name}`
}

const findName = (known: Known, agent: string) => known.find(([pattern]) => pattern.test(agent))?.[1] ?? null
