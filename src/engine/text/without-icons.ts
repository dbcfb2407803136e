const icon = String.raw`(?:(?![\d#*©®™])[\p{Extended_Pictographic}\p{So}][\uFE0F\u200D\u20E3\u{1F3FB}-\u{1F3FF}]*)`
const outerIcons = new RegExp(String.raw`^(?:${icon}\s*)+|(?:\s*${icon})+$`, 'gu')

/** Returns a line of text without the icons and emoji before and after its words. */
export const withoutIcons = (text: string): string => text.trim().replace(outerIcons, '').trim()

const leadingIcon = new RegExp(`^${icon}`, 'u')

/** Whether a text begins with an icon or an emoji. */
export const startsWithIcon = (text: string): boolean => leadingIcon.test(text.trim())
