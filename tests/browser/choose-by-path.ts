import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locator, test } from '@playwright/test'

/** For large files: the browser reads them itself, instead of being handed each byte several times over. */
export async function chooseByPath(
  input: Locator,
  files: Record<string, Buffer | string>,
): Promise<void> {
  const folder = test.info().outputPath()
  const paths = Object.entries(files).map(([name, content]) => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  })
  await input.setInputFiles(paths)
}
