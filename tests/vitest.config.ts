import { join } from 'node:path'
import type { Plugin } from 'vite'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { firestoresUnderTest } from '#scripts/setup/firestore-emulator.mjs'

const root = join(import.meta.dirname, '..')

/** What `npm run check` runs: these start no process and open no port. */
const rules = ['tests/architecture.test.ts', 'tests/rules/**/*.test.ts']

const pictures = ['tests/stores/pictures/**/*.test.ts']
const stores = ['tests/stores/**/*.test.ts']
const contracts = [
  'tests/stores/documents.contract.test.ts',
  'tests/stores/firestore/*.test.ts',
  'tests/stores/firestore.test.ts',
]

/** They wait for half a minute and more. Started last, one of them would run alone at the end. */
const longest = [
  'attacks/who-sees-the-photos',
  'operator/alarm',
  'operator/recipes',
  'stores/firestore.test',
  'stores/firestore/two-instances',
  'stores/firestore/isolation',
  'site/database-faults',
  'attacks/costly-pictures',
  'operator/dev',
  'operator/escola/nightly',
  'stores/kill-9',
]

/** Rules call the loaders of pages, and need none of the pictures that the build makes for these. */
const unrendered: Plugin = {
  name: 'unrendered',
  enforce: 'pre',
  resolveId: (id) => (/^(picture|virtual):/.test(id) ? `\0${id}` : null),
  load: (id) => (/^\0(picture|virtual):/.test(id) ? "export default ''" : null),
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) =>
      longest.some((name) => moduleId.includes(`tests/${name}`))
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

const globalSetup = 'tests/hosted-services/shared-emulator.ts'
const [, ...otherFirestores] = firestoresUnderTest()

export default defineConfig({
  root,
  test: {
    // The operator's commands start in a third of the time where Node finds them compiled.
    env: {
      TZ: 'America/Sao_Paulo',
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    },
    // A file that has not changed since the last run is not transformed again.
    fsModuleCache: true,
    fsModuleCachePath: join(root, 'node_modules/.cache/vitest'),
    globalSetup,
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // A list of what was lost is said whole: 'expected [ Array(1) ]' is all that some reports keep of a failure.
    chaiConfig: { truncateThreshold: 2_000 },
    // The files of a worker share their modules: loading them takes longer than most tests.
    isolate: false,
    // Most files wait for a site of their own more than they work.
    maxWorkers: 6,
    sequence: { sequencer: LongestFirst },
    reporters: process.env.VITEST_REPORT ? ['dot', 'json'] : ['default'],
    projects: [
      // They depend on nothing outside, so a single failure is a fault. In a zone of another day than the school's,
      // because what reads the machine's own zone is right only in Brazil.
      {
        extends: true,
        plugins: [unrendered],
        test: {
          name: 'rules',
          include: rules,
          retry: 0,
          testTimeout: 60_000,
          env: { TZ: 'Asia/Tokyo' },
        },
      },
      // The decoder forbids formats to its whole process, which the next file may need.
      { extends: true, test: { name: 'pictures', include: pictures, retry: 0, isolate: true } },
      {
        extends: true,
        // On a busy machine the Firestore emulator can take longer than we wait for Firestore.
        test: {
          name: 'stores',
          include: stores,
          exclude: [...configDefaults.exclude, ...pictures],
          retry: 1,
        },
      },
      // Green on one Firestore must mean green on the other.
      ...otherFirestores.map((env) => ({
        extends: true as const,
        test: {
          name: 'stores on another Firestore',
          include: contracts,
          env,
          // Projects do not inherit `globalSetup`: without this line, this one would use the Firestore of the others.
          globalSetup,
          retry: 1,
        },
      })),
      {
        extends: true,
        // These start sites of their own on a busy machine; tests that needed the retry are named at the end.
        test: {
          name: 'sites',
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...rules, ...stores],
          retry: 1,
        },
      },
    ],
    outputFile: process.env.VITEST_REPORT ? { json: process.env.VITEST_REPORT } : {},
  },
})
