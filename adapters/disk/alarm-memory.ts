import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type AlarmMemory, readAlarmMemory } from '#domain/alarms/alarm-memory.ts'
import { readIfExists } from './read-if-exists.ts'
import { replaceFile } from './replace-file.ts'

export async function loadAlarmMemory(dataDir: string): Promise<AlarmMemory | null> {
  const bytes = await readIfExists(memoryFile(dataDir))
  return bytes && readAlarmMemory(bytes.toString())
}

/** With hosted stores there may be no data folder yet. */
export async function saveAlarmMemory(dataDir: string, memory: AlarmMemory): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await replaceFile(memoryFile(dataDir), `${JSON.stringify(memory)}\n`)
}

function memoryFile(dataDir: string): string {
  return join(dataDir, 'alarm.json')
}
