# Another machine, with nothing but the archive, the second place and the printed key.
. /drill/report.sh

start=$(now)
sh install.sh escola-1.0.3.tar.gz https://www.idiomas.example >second-install.log 2>&1
expect 'second machine, install: exit code' $? 0
echo 'BACKUP_TO=/elsewhere' >>/etc/escola.env
systemctl stop escola.socket escola
install -o escola -m 600 key /tmp/key
escola restore --mais-novo --chave /tmp/key >restore.log 2>&1
expect 'second machine, restore: exit code' $? 0
systemctl start escola.socket escola
sleep 2
expect 'second machine: health' "$(status)" 200
tell 'second machine: time from nothing to the restored site' "$(seconds_since "$start") s"
expect 'second machine: digest' "$(digest)" "$(cat first-digest)"
tell 'second machine' finished
