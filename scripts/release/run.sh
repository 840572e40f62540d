#!/bin/sh
# As bin/site this serves the site, as bin/escola it runs the operator's commands: on the Node of its own
# release, with the settings of the service.
release=$(readlink -f "$0")
release=${release%/bin/*}

settings=${ESCOLA_ENV:-/etc/escola.env}
refuse() {
	echo "$*" >&2
	exit 1
}

has_settings() {
	while read -r line || [ -n "$line" ]; do
		case $line in [A-Za-z_]*=*) return 0 ;; esac
	done <"$settings"
	return 1
}

if [ -r "$settings" ]; then
	settings_flag=--env-file=$settings
elif [ -e "$settings" ]; then
	refuse "Sem permissão para ler $settings. Os comandos rodam com a conta do site: sudo -u escola escola $*. Se já é ela: sudo chown root:escola $settings && sudo chmod 640 $settings"
fi
# With the defaults an installed site would begin anew, empty, in another folder. In a container the settings are variables.
case $release in
*/srv/escola/releases/*)
	[ -e "$settings" ] ||
		refuse "Falta $settings, o arquivo das configurações. Ponha de volta a cópia dele, ou comece outro e diga nele SITE_URL e DATA_DIR: sudo install -o root -g escola -m 640 $release/deploy/escola.env $settings"
	has_settings ||
		refuse "$settings não tem configuração nenhuma: diga nele ao menos SITE_URL e DATA_DIR (um modelo: $release/deploy/escola.env)."
	;;
esac

# The same as scripts/setup/serve-site.mjs.
export MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072
case $0 in
*escola) program=escola/main.ts ;;
*) program=build/server/main.js ;;
esac
exec "$release/bin/node" --max-semi-space-size=8 ${settings_flag:+"$settings_flag"} "$release/$program" "$@"
