#!/bin/sh
# As bin/site this serves the site, as bin/escola it runs the operator's commands: on the Node of its own
# release, with the settings of the service.
release=$(readlink -f "$0")
release=${release%/bin/*}

settings=${ESCOLA_ENV:-/etc/escola.env}
if [ -r "$settings" ]; then
	settings_flag=--env-file=$settings
elif [ -e "$settings" ]; then
	echo "Sem permissão para ler $settings. Use a conta do site: sudo -u escola $0 $*" >&2
	exit 1
fi

# The same as scripts/setup/serve-site.mjs.
export MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072
case $0 in
*escola) program=escola/main.ts ;;
*) program=build/server/main.js ;;
esac
exec "$release/bin/node" --max-semi-space-size=8 ${settings_flag:+"$settings_flag"} "$release/$program" "$@"
