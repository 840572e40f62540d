#!/bin/sh
# Instala o site em um Debian com systemd e, depois, o atualiza. É o mesmo comando:
#
#   sudo sh install.sh escola-1.0.0-3f2a1bc9.tar.gz https://www.escola.com.br     (o endereço, só na primeira vez)
#
# Confere o arquivo com o .sha256 que fica ao lado dele, guarda a versão anterior, com uma cópia do banco de dados, e volta
# a ela quando a nova não responde bem em /healthz dentro de 30 segundos. Voltar por vontade própria: sudo escola voltar
set -eu
umask 022

archive=${1:-}
site_url=$(echo "${2:-}" | tr '[:upper:]' '[:lower:]')
root=${DESTDIR:-}
home=$root/srv/escola
settings=$root/etc/escola.env
health_seconds=${HEALTH_SECONDS:-30}

fail() {
	echo "$*" >&2
	exit 1
}

as_site() {
	runuser -u escola -- "$@"
}

# Com Firestore ou Cloudinary não há o que guardar nesta máquina.
backs_up() {
	[ -e "$1/deploy/escola-backup.timer" ] && ! grep -Eq '^(STORE=firestore|PHOTOS=cloudinary)' "$settings"
}

use_units() {
	for unit in "$1"/deploy/escola*.service "$1"/deploy/escola*.socket "$1"/deploy/escola*.timer; do
		[ ! -e "$unit" ] || cp "$unit" "$root/etc/systemd/system/" || return 1
	done
	systemctl daemon-reload
}

# Troca a versão que roda por $1, com os arquivos do systemd que ela traz. O site para, $2 trabalha nos dados, e o site inicia:
# enquanto o cadeado em $home está fechado, o serviço espera antes de iniciar, e as visitas esperam na porta, que não se fecha.
switch_to() {
	use_units "$1" || return 1
	systemctl reset-failed escola.socket escola.service 2>/dev/null || true
	exec 9<"$home" && flock 9
	if systemctl is-active -q escola.socket; then
		systemctl --no-block restart escola.service
	else
		# O systemd não abre a porta de um serviço que roda.
		systemctl stop escola.service
	fi
	is_switched=1
	$2 && ln -sfn "releases/$(basename "$1")" "$home/next" && mv -T "$home/next" "$home/current" || is_switched=
	cursor=$(journalctl -u escola.service -n 1 -o cat --show-cursor --no-pager 2>/dev/null | sed -n 's/^-- cursor: //p')
	[ -n "$is_switched" ] || use_units "$(readlink -f "$home/current")"
	exec 9<&-
	systemctl start escola.socket && systemctl start escola.service && [ -n "$is_switched" ]
}

# O que a versão nova escreveu, sem as últimas linhas da anterior.
show_log() {
	journalctl -u escola.service ${cursor:+"--after-cursor=$cursor"} -o cat --no-pager | sed -n '/^Starting /,$p' | tail -n 20 >&2
}

# Um início que falha já basta para desistir: o systemd o repetiria, e as visitas esperariam.
is_healthy() {
	end=$(($(date +%s) + health_seconds))
	# A porta é a de escola.socket, que pode ter sido mudada.
	listen=$(systemctl show -p Listen --value escola.socket | sed -n 's/^\([^ ]*:[0-9]*\) .*/\1/p' | head -n 1)
	health_url=${HEALTH_URL:-http://${listen:-127.0.0.1:3000}/healthz}
	while [ "$(date +%s)" -lt "$end" ]; do
		curl -fs -m 2 -o /dev/null "$health_url" && return 0
		[ "$(systemctl show -p NRestarts --value escola.service)" = 0 ] || return 1
		sleep 1
	done
	return 1
}

# Um backup que lê os dados deixaria as visitas esperando até terminar.
refuse_during_backup() {
	[ "$(systemctl show -p ActiveState --value escola-backup.service)" != activating ] ||
		fail "Um backup está sendo feito (systemctl status escola-backup): repita quando terminar. Nada foi mudado."
}

copy_data() {
	[ -z "$previous" ] || [ "$previous" = "$release" ] ||
		as_site "$release/bin/escola" dados-de-antes guardar "$(basename "$previous")"
}
put_data_back() {
	as_site "$previous/bin/escola" dados-de-antes devolver >&2
}
# A versão anterior não lê os dados de uma mais nova: é a mais nova que recolhe o que ficaria perdido.
collect_and_put_back() {
	as_site "$release/bin/escola" dados-de-antes recolher && put_data_back
}

# `escola voltar`: à versão anterior, com os dados de antes da atualização.
go_back() {
	release=$(readlink -f "$home/current")
	name=$(as_site "$release/bin/escola" dados-de-antes versao) || exit 1
	previous=$home/releases/$name
	[ -d "$previous" ] || fail "A versão anterior, $name, não está mais em $home/releases: instale o arquivo dela e restaure o backup daquele dia."
	as_site "$release/bin/escola" dados-de-antes perguntar || exit 1
	refuse_during_backup
	if ! switch_to "$previous" collect_and_put_back; then
		[ -n "$is_switched" ] || fail "Nada foi mudado: $(basename "$release") continua no ar."
		fail "O site não iniciou: systemctl status escola"
	fi
	is_healthy || { show_log; fail "A versão anterior não ficou no ar (acima, o registro dela)."; }
	echo "No ar: $name."
}

[ "$(id -u)" = 0 ] || fail "Rode como root: sudo sh $0 $*"
if [ "$archive" = --voltar ]; then
	go_back
	exit
fi
[ -f "$archive" ] || fail "Uso: sudo sh $0 escola-VERSÃO.tar.gz [https://www.endereço-da-escola]"
[ -e "$settings" ] || echo "$site_url" | grep -Eq '^https?://[a-z0-9.:-]+$' ||
	fail "Na primeira vez, diga o endereço do site, só o domínio: sudo sh $0 $archive https://www.endereço-da-escola"
for program in curl runuser sha256sum systemctl tar; do
	command -v $program >/dev/null || fail "Falta o programa $program: sudo apt install $program"
done

digest=$(sha256sum "$archive" | cut -c 1-64)
grep -qs "^$digest " "$archive.sha256" ||
	fail "$archive não é o que $archive.sha256 descreve: copie os dois de novo. Nada foi mudado."

previous=
[ ! -e "$home/current" ] || previous=$(readlink -f "$home/current")
release=$home/releases/$(basename "$archive" .tar.gz)-$(echo "$digest" | cut -c 1-8)
is_new=
if [ ! -d "$release" ]; then
	is_new=1
	rm -rf "$release.partial"
	mkdir -p "$release.partial"
	tar xzf "$archive" -C "$release.partial" --strip-components=1 --no-same-owner || {
		rm -rf "$release.partial"
		fail "$archive não pôde ser desempacotado. Nada foi mudado."
	}
	"$release.partial/bin/node" -v >/dev/null 2>&1 || {
		rm -rf "$release.partial"
		rmdir "$home/releases" "$home" 2>/dev/null || true
		fail "$archive foi feito para outro processador: o desta máquina é $(uname -m). Faça a versão em uma máquina igual. Nada foi mudado."
	}
	mv "$release.partial" "$release"
fi

id escola >/dev/null 2>&1 || useradd --system --home-dir /var/lib/escola --shell /usr/sbin/nologin escola
# No disco de outra máquina, a conta pode ter outro número.
[ ! -d "$root/var/lib/escola" ] || [ "$(stat -c %U "$root/var/lib/escola")" = escola ] ||
	chown -R escola: "$root/var/lib/escola"
install -d -o escola -g escola -m 700 "$root/var/lib/escola"
[ -e "$settings" ] || sed "s|^SITE_URL=.*|SITE_URL=$site_url|" "$release/deploy/escola.env" |
	install -o root -g escola -m 640 /dev/stdin "$settings"
if backs_up "$release" && ! command -v restic >/dev/null; then
	apt-get install -y -q restic || fail "O backup usa o restic do Debian: sudo apt install restic. Nada foi mudado."
fi
as_site "$release/bin/escola" check-settings --sem-experimentar || fail "Corrija $settings e repita. Nada foi mudado."
if backs_up "$previous" && systemctl is-enabled -q escola-backup.timer && [ -z "${SEM_BACKUP:-}" ]; then
	systemctl start escola-backup.service ||
		fail "O backup antes de atualizar falhou: journalctl -u escola-backup. Nada foi mudado (com SEM_BACKUP=1, atualiza assim mesmo)."
fi

refuse_during_backup
if ! { switch_to "$release" copy_data && is_healthy; }; then
	[ -n "$is_switched" ] || [ -z "$previous" ] || fail "Os dados não puderam ser copiados (acima). Nada foi mudado."
	show_log
	[ "$previous" != "$release" ] || fail "O site não ficou no ar (acima, o registro dele)."
	if [ -z "$previous" ]; then
		systemctl stop escola.socket escola.service
		rm "$home/current"
		fail "O site não ficou no ar (acima, o registro dele). Depois de corrigir, repita o mesmo comando."
	fi
	switch_to "$previous" put_data_back && is_healthy ||
		fail "A versão nova falhou e a anterior também não voltou: journalctl -u escola. Restaure o backup de antes da atualização."
	[ -z "$is_new" ] || rm -rf "$release"
	fail "A versão nova não ficou boa em $health_seconds s (acima, o registro dela). A anterior, $(basename "$previous"), está no ar de novo."
fi

systemctl enable -q escola.socket escola.service
ln -sfn "$home/current/bin/escola" "$root/usr/local/bin/escola"
for old in "$home"/releases/*; do
	[ "$release" = "$previous" ] || [ "$old" = "$release" ] || [ "$old" = "$previous" ] || rm -rf "$old"
done
echo "No ar: $(basename "$release")."

# Só na primeira vez: o backup de toda noite, com a sua chave, e o prazo dos registros.
if backs_up "$release" && ! backs_up "$previous"; then
	as_site "$release/bin/escola" backup-key
	systemctl enable -q --now escola-backup.timer
	systemctl start --no-block escola-backup.service
fi
if [ -z "$previous" ]; then
	install -D -m 644 "$release/deploy/journald.conf" "$root/etc/systemd/journald.conf.d/escola.conf"
	systemctl restart systemd-journald
	echo "A primeira senha: sudo cat /var/lib/escola/primeira-senha.txt. Falta o proxy com https: docs/operacao.md."
fi
