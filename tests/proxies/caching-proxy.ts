import { startNginx } from './proxies.ts'

/** nginx as a small CDN: it caches what it may, and says in `x-cache` where a response is from. */
export function startCachingProxy(sitePort: number) {
  return startNginx(
    (folder, port) => `proxy_cache_path ${folder}/cache keys_zone=site:1m;
    server {
      listen 127.0.0.1:${port};
      location / {
        proxy_pass http://127.0.0.1:${sitePort};
        proxy_cache site;
        proxy_cache_background_update on;
        add_header x-cache $upstream_cache_status always;
      }
    }`,
  )
}
