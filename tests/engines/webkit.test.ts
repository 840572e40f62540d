import { testJourneys } from './journeys.ts'
import { openWebkit } from './webkit.ts'

testJourneys(openWebkit, { width: 390, height: 844 })
