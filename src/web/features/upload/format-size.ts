/** Returns a file's size in megabytes, kilobytes or bytes. */
export function formatSize({ size }: { size: number }): string {
  if (size < 1_000) return `${size} bytes`
  return size >= 1_000_000 ? `${(size / 1_000_000).toFixed(1)} MB` : `${Math.round(size / 1000)} kB`
}
