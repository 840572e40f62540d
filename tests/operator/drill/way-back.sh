# An update that somebody regrets, and updates that fail after they have changed the data.
. /drill/report.sh

# The bytes of every photo and original of the first installation, and every field of every event.
digest_of_first() {
	rm -rf /tmp/export
	install -d -o escola /tmp/export
	escola export /tmp/export/all >/dev/null 2>&1
	(cd /var/lib/escola && sha256sum -c --quiet /drill/first-files && cat /tmp/export/all/eventos.jsonl) | sha256sum | cut -c 1-16
}

sh install.sh escola-1.0.0.tar.gz https://www.idiomas.example >way-back.install 2>&1
expect 'way back, install: exit code' $? 0
escola demo >>way-back.install 2>&1
# The installer makes the first backup in the background.
while [ "$(systemctl is-active escola-backup.service)" = activating ]; do sleep 0.2; done
(cd /var/lib/escola && find pictures originals -type f -print0 | sort -z | xargs -0 sha256sum) >first-files
first=$(digest_of_first)
tell 'way back: digest before the update' "$first"

begin_visits
start=$(now)
SEM_BACKUP=1 sh install.sh escola-1.0.1.tar.gz >>way-back.install 2>&1
expect 'way back, update: exit code' $? 0
tell 'way back, update: time' "$(seconds_since "$start") s"
end_visits 'way back, update'
runuser -u escola -- /srv/escola/current/bin/node people.ts
expect 'way back: the data are others now' "$([ "$(digest_of_first)" = "$first" ] || echo yes)" yes

begin_visits
start=$(now)
echo sim | /usr/local/bin/escola voltar >voltar.log 2>&1
expect 'escola voltar: exit code' $? 0
tell 'escola voltar: time' "$(seconds_since "$start") s"
end_visits 'escola voltar'
expect 'escola voltar: release that runs' "$(readlink /srv/escola/current)" 'releases/escola-1.0.0-*'
expect 'escola voltar: digest' "$(digest_of_first)" "$first"
news=$(sed -n 's/.*escola import //p' voltar.log)
escola import "$news" >>voltar.log 2>&1
expect 'escola voltar: what came after, by import' "$(escola export --dry-run /tmp/none | grep -o '[0-9]* evento' | head -1)" '14 evento'
echo sim | /usr/local/bin/escola voltar >voltar-again.log 2>&1
expect 'escola voltar, a second time: exit code' $? 1

current=$(readlink /srv/escola/current)
state=$(digest_of_first)
for fault in spoils crashes; do
	begin_visits
	start=$(now)
	SEM_BACKUP=1 sh install.sh escola-$fault.tar.gz >way-back-$fault.log 2>&1
	expect "an update that $fault: exit code" $? 1
	tell "an update that $fault: back after" "$(seconds_since "$start") s"
	end_visits "an update that $fault"
	expect "an update that $fault: release that runs" "$(readlink /srv/escola/current)" "$current"
	expect "an update that $fault: digest" "$(digest_of_first)" "$state"
done
tell 'way back' finished
