// `npm start`: installs what is missing, builds if the build is stale, serves the site. This script runs on whatever
// Node the machine has (20.19 or later); the site itself on the pinned one.
import './setup/node-version.mjs'

void import('./setup/start-site.mjs')
