import { openFirefox } from './firefox.ts'
import { testJourneys } from './journeys.ts'

testJourneys(openFirefox, { width: 1024, height: 700 })
