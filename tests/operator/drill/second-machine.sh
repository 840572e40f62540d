# A machine with the other Debian and nothing but the archive, the second place and the printed key: by the guide's own commands.
. /drill/report.sh

# As a person at a terminal: the lines are typed, nothing is given as an option.
restore_typing() {
	printf '%s\n' "$@" | script -qec '/sbin/runuser -u escola -- /usr/local/bin/escola restore --mais-novo' /dev/null
}

start=$(now)
sh install.sh escola-1.0.3.tar.gz https://www.idiomas.example >second-install.log 2>&1
expect 'second machine, install: exit code' $? 0
chown -R escola: /elsewhere
echo 'BACKUP_TO=/elsewhere' >>/etc/escola.env
# The installer makes the first backup of the empty site in the background.
while [ "$(systemctl is-active escola-backup.service)" = activating ]; do sleep 0.2; done
systemctl stop escola.socket escola
restore_typing '' >restore-lost.log 2>&1
expect 'second machine, lost key: exit code' $? 1
restore_typing 'aaaaa bbbbb' 'ccccc' 'ddddd' >restore-wrong.log 2>&1
expect 'second machine, three wrong keys: exit code' $? 1
restore_typing 'aaaaa bbbbb' "$(tr 'a-z-' 'A-Z ' <printed-key)" >restore.log 2>&1
expect 'second machine, wrong key, then the right one: exit code' $? 0
systemctl start escola.socket escola
sleep 2
expect 'second machine: health' "$(status)" 200
tell 'second machine: time from nothing to the restored site' "$(seconds_since "$start") s"
expect 'second machine: digest' "$(digest)" "$(cat first-digest)"

for night in 1 2; do
	systemctl start escola-backup.service
	expect "second machine, night $night: exit code" $? 0
done
expect 'second machine: doctor' "$(escola doctor --rapido | grep -c '✗ .*ackup')" 0
expect 'second machine: backup in /healthz' "$(curl -s http://127.0.0.1:3000/healthz)" '*"backup":{"at":"20*"late":false*'
sh install.sh escola-1.0.2.tar.gz >second-update.log 2>&1
expect 'second machine, update: exit code' $? 0
tell 'second machine' finished
