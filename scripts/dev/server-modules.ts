import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import {
  createServerModuleRunner,
  type DevEnvironment,
  type Plugin,
  type ViteDevServer,
} from 'vite'
import type { ModuleRunner } from 'vite/module-runner'

/** A restart of Vite that takes longer has failed. */
const longestRestart = 10_000

/**
 * The server's current modules. Vite restarts when a file changes that its configuration imports, such as the names of
 * the icons; modules loaded during that are loaded again.
 */
export function serverModules() {
  let vite: ViteDevServer
  let outdated: DevEnvironment | null = null
  let runner: { of: DevEnvironment; modules: ModuleRunner } | null = null

  const plugin: Plugin = {
    name: 'server-modules',
    configureServer(server) {
      // After a restart, Vite gives the first server object the parts of the new one.
      vite ??= server
      server.watcher.on('change', (file) => {
        const { configFile, configFileDependencies } = server.config
        if (file === configFile || configFileDependencies.includes(file)) {
          outdated = server.environments.ssr
        }
      })
    },
  }

  /** Evaluates again what has changed, and what imports it. */
  async function load<Module>(path: string): Promise<Module> {
    const environment = vite.environments.ssr
    if (runner?.of !== environment) {
      runner = {
        of: environment,
        modules: createServerModuleRunner(environment, { hmr: false }),
      }
    }
    let isLoading = true
    const loading: Promise<Module> = runner.modules.import(path).finally(() => {
      isLoading = false
    })
    loading.catch(() => {})
    // A restart may leave this import pending for ever.
    if (await isReplaced(environment, () => isLoading)) return load(path)
    try {
      const module = await loading
      if (environment !== outdated) return module
    } catch (error) {
      if (!isCutOff(error)) throw error
    }
    const end = Date.now() + longestRestart
    if (await isReplaced(environment, () => Date.now() < end)) return load(path)
    outdated = null
    return loading
  }

  async function isReplaced(environment: DevEnvironment, goesOn: () => boolean): Promise<boolean> {
    while (vite.environments.ssr === environment && goesOn()) await pause(20)
    return vite.environments.ssr !== environment
  }

  /** Changes once Vite has noticed a change in the modules or in anything they import. */
  function versionOf(paths: readonly string[]) {
    const { ssr } = vite.environments
    const times = paths.map((path) => {
      const module = ssr.moduleGraph.getModuleById(join(vite.config.root, path))
      return `${module?.lastInvalidationTimestamp} ${module?.lastHMRTimestamp}`
    })
    return { environment: ssr, times: times.join() }
  }

  return { plugin, load, versionOf }
}

function isCutOff(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string }
  return code === 'ERR_CLOSED_SERVER' || message.startsWith('transport was disconnected')
}
