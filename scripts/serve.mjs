// `npm run serve`: serves the last build; installs and builds nothing.
import { serveSite } from './setup/serve-site.mjs'

serveSite()
