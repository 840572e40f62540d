import { chromium, firefoxAndWebkit, java, proxies, restic } from '#scripts/setup/programs.mjs'

/** The Debian packages that these tests need, judged by their folder and their imports. */
export function programsFor(files) {
  const isAny = (pattern) => files.some(({ path, text }) => pattern.test(`${path}\n${text}`))
  return [
    ...(isAny(/^\S+\.spec\.ts\n/) ? chromium : []),
    ...(isAny(/^tests\/engines\//) ? firefoxAndWebkit : []),
    ...(isAny(/\/nu-checker\.ts'/) ? java : []),
    ...(isAny(/\/(proxies|caching-proxy|held-socket)\.ts'/) ? proxies : []),
    ...(isAny(/^tests\/operator\//) ? restic : []),
  ]
}

export function needsBuild(path) {
  return !/^tests\/(rules\/|stores\/|architecture)/.test(path)
}
