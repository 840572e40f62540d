# A machine with the other Debian and the disk of the first one: by the guide's own commands.
. /drill/report.sh

# Accounts get the next free number, so that of the site differs from machine to machine.
useradd --system somebody

start=$(now)
sh install.sh escola-1.0.3.tar.gz https://www.idiomas.example >carried-install.log 2>&1
expect 'carried disk, install: exit code' $? 0
expect 'carried disk: health' "$(status)" 200
tell 'carried disk: time until the site is back' "$(seconds_since "$start") s"
expect 'carried disk: digest' "$(digest)" "$(cat first-digest)"
chown -R escola: /elsewhere
echo 'BACKUP_TO=/elsewhere' >>/etc/escola.env
systemctl restart escola.socket escola
while [ "$(systemctl is-active escola-backup.service)" = activating ]; do sleep 0.2; done
systemctl start escola-backup.service
expect 'carried disk, backup: exit code' $? 0
expect 'carried disk: doctor' "$(escola doctor --rapido | grep -c '✗ .*ackup')" 0
tell 'carried disk' finished
