/** '850,0 MB', '72,7 GB' */
export function fileSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  const [size, unit] = megabytes < 1024 ? [megabytes, 'MB'] : [megabytes / 1024, 'GB']
  return `${size.toFixed(1).replace('.', ',')} ${unit}`
}
