# The life of a machine: installed, updated under load, mistreated. Runs as root inside the booted Debian.
. /drill/report.sh

heard_alarm() { heard alarms "$1" && echo heard || echo missing; }

./node memory-peak.ts >peak &
sampler=$!
./node alarm-listener.ts alarms &
listener=$!

start=$(now)
sh install.sh escola-1.0.0.tar.gz https://www.idiomas.example >install.log 2>&1
expect 'install: exit code' $? 0
tell 'install: time' "$(seconds_since "$start") s"
expect 'install: health' "$(status)" 200
[ "$(status)" = 200 ] || exit 1
chown escola: /elsewhere
printf 'BACKUP_TO=/elsewhere\nALARM_URL=http://127.0.0.1:9099/\n' >>/etc/escola.env
systemctl restart escola
escola demo >demo.log 2>&1
expect 'demo: exit code' $? 0

for version in 1.0.1 1.0.2 1.0.3; do
	begin_visits
	start=$(now)
	sh install.sh escola-$version.tar.gz >>update.log 2>&1
	expect "update to $version: exit code" $? 0
	tell "update to $version: time" "$(seconds_since "$start") s"
	end_visits "update to $version"
done
expect 'updates: releases kept' "$(ls /srv/escola/releases | sed 's/-[0-9a-f]*$//' | paste -sd ' ')" 'escola-1.0.2 escola-1.0.3'

for fault in crashes hangs; do
	begin_visits
	start=$(now)
	SEM_BACKUP=1 sh install.sh escola-$fault.tar.gz >rollback.log 2>&1
	expect "a release that $fault: exit code" $? 1
	tell "a release that $fault: back after" "$(seconds_since "$start") s"
	expect "a release that $fault: release that runs" "$(readlink /srv/escola/current)" 'releases/escola-1.0.3-*'
	end_visits "a release that $fault"
done

begin_visits
cp -p /etc/escola.env /etc/escola.env.good
echo 'SITE_URLL=https://www.idiomas.example' >>/etc/escola.env
sh install.sh escola-1.0.2.tar.gz >setting.log 2>&1
expect 'a wrong setting: exit code of the update' $? 1
end_visits 'a wrong setting: update refused'
start=$(now)
systemctl restart escola.socket escola >>setting.log 2>&1
expect 'a wrong setting: exit code of systemctl restart' $? 1
# 7: nobody listens, so a proxy answers at once.
until curl -s -m 2 -o /dev/null http://127.0.0.1:3000/; [ $? = 7 ]; do sleep 0.2; done
tell 'a wrong setting: port closed after' "$(seconds_since "$start") s"
expect 'a wrong setting: sentences in the journal' "$(journalctl -u escola -o cat | grep -c 'seria SITE_URL?')" '[1-9]*'
for _ in $(seq 12); do systemctl restart escola.socket escola >>setting.log 2>&1; done
sleep 2
expect 'a wrong setting: last line of systemctl status' "$(systemctl status escola --no-pager --full | tail -n 1 | sed 's/.*]: //')" '*seria SITE_URL?*'
mv /etc/escola.env.good /etc/escola.env
systemctl restart escola.socket escola
expect 'a wrong setting, corrected: exit code of systemctl restart' $? 0
sleep 2
expect 'a wrong setting, corrected: health' "$(status)" 200

begin_visits
free=$(df -B1 --output=avail /var/lib/escola | tail -1)
fallocate -l $((free - 500000000)) /var/lib/escola/filler
expect 'disk below the reserve: alarm' "$(heard_alarm 'disk raised')" heard
expect 'disk below the reserve: health' "$(health)" disco
dd if=/dev/zero of=/var/lib/escola/filler2 bs=1M 2>/dev/null
end_visits 'full disk'
systemctl restart escola
sleep 2
expect 'full disk, restarted: health' "$(status)" 200
expect 'full disk, restarted: page' "$(curl -s -m 5 -o /dev/null -w '%{http_code}' http://127.0.0.1:3000/eventos)" 200
rm /var/lib/escola/filler /var/lib/escola/filler2
sleep 4
expect 'disk freed: health' "$(health)" ok

chmod 0 /elsewhere
systemctl start escola-backup.service
expect 'failed backup: exit code' $? 1
expect 'failed backup: alarm' "$(heard_alarm 'backup-failed raised')" heard
chmod 700 /elsewhere
start=$(now)
systemctl start escola-backup.service
expect 'backup: exit code' $? 0
tell 'backup: time' "$(seconds_since "$start") s"
expect 'backup: alarm over' "$(heard_alarm 'backup-failed over')" heard

status_file=/var/lib/escola/backup/status.json
cp -p $status_file /tmp/status.json
runuser -u escola -- sed -i 's/"20[0-9-]*T/"2020-01-01T/' $status_file
expect 'late backup: alarm' "$(heard_alarm 'backup-late raised')" heard
expect 'late backup: doctor' "$(escola doctor --rapido | grep '✗ .*backup')" '*Faz mais de dois dias.'
cp -p /tmp/status.json $status_file
expect 'late backup: alarm over' "$(heard_alarm 'backup-late over')" heard

escola doctor --rapido --alarm >doctor.log
expect 'doctor --alarm: alarm' "$(heard_alarm 'test')" heard

digest >first-digest
tell 'site: size of its data' "$(du -sm /var/lib/escola | cut -f 1) MB"
escola backup-key | grep -oE '([a-z0-9]{5}-){5}[a-z0-9]{5}' >printed-key
tell 'site: digest' "$(cat first-digest)"
kill -TERM $sampler
wait $sampler
expect 'memory of all processes, at most' "$(cat peak) MB" '[1-9]*'
kill $listener
tell 'first machine' finished
