// What the measurements use of these two packages. `npm test` checks the types of this folder without installing them,
// which would take half a minute.

declare module 'chrome-launcher' {
  type Chrome = { port: number; kill(): void }
  export function launch(options: { chromePath: string; chromeFlags: string[] }): Promise<Chrome>
}

declare module 'lighthouse' {
  type Audit = {
    scoreDisplayMode: string
    numericValue?: number
    errorMessage?: string
    details?: object
  }
  type Report = {
    audits: Record<string, Audit>
    categories: Record<string, { score: number | null }>
    environment: { benchmarkIndex: number }
    runtimeError?: { message: string }
  }
  type Options = {
    port: number
    logLevel: 'error'
    onlyCategories: string[]
    throttling: { cpuSlowdownMultiplier: number }
  }
  export default function lighthouse(
    url: string,
    options: Options,
  ): Promise<{ lhr: Report } | undefined>
}
