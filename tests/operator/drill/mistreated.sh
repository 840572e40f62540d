# What the machine does to the site: a port that is taken, a disk that turns read-only, restarts behind a proxy.
. /drill/report.sh

last_line() { systemctl status escola --no-pager --full | tail -n 1 | sed 's/^.*\]: //'; }

sh install.sh escola-1.0.0.tar.gz https://www.idiomas.example >mistreated.install 2>&1
expect 'mistreated, install: exit code' $? 0
escola demo >>mistreated.install 2>&1

systemctl stop escola.socket escola
./node -e "require('node:http').createServer().listen(3000, '127.0.0.1')" &
other=$!
sleep 1
systemctl restart escola.socket escola 2>/dev/null
expect 'a taken port: exit code of systemctl restart' $? 1
sleep 2
expect 'a taken port: last line of systemctl status' "$(last_line)" 'A porta 127.0.0.1:3000 já está em uso por outro programa*'
kill $other
sleep 1
systemctl restart escola.socket escola
expect 'a taken port, free again: exit code of systemctl restart' $? 0

for proxy in nginx caddy; do
	case $proxy in
	nginx)
		echo 'server { listen 127.0.0.1:8080; location / { proxy_pass http://127.0.0.1:3000; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header Host 127.0.0.1; } }' >/etc/nginx/conf.d/drill.conf
		systemctl restart nginx
		;;
	caddy)
		printf '{\n\tadmin off\n}\nhttp://127.0.0.1:8080 {\n\treverse_proxy 127.0.0.1:3000\n}\n' >/etc/caddy/Caddyfile
		systemctl restart caddy
		;;
	esac
	until [ "$(curl -s -o /dev/null -w '%{http_code}' http://127.0.0.1:8080/)" = 200 ]; do sleep 0.5; done
	# Ten starts in 45 s are the limit of the unit, by hand too.
	systemctl reset-failed escola.service
	port=8080
	begin_visits
	start=$(now)
	for _ in 1 2 3 4 5 6; do
		systemctl restart escola
		sleep 2
		# On a busy machine it would never be up, and a proxy waits for a minute.
		until [ "$(status)" = 200 ]; do sleep 0.2; done
	done
	tell "six restarts behind $proxy: time" "$(seconds_since "$start") s"
	end_visits "six restarts behind $proxy"
	systemctl stop $proxy
done
port=

# A disk with errors turns read-only by itself; a mount command needs it unused.
systemctl stop escola.socket escola
systemctl reset-failed escola.service
mount -o remount,ro /var/lib/escola
expect 'a read-only disk: writes' "$(runuser -u escola -- touch /var/lib/escola/new 2>&1)" '*Read-only*'
systemctl start escola.socket escola
expect 'a read-only disk: exit code of systemctl start' $? 0
begin_visits
sleep 5
end_visits 'a read-only disk'
expect 'a read-only disk: sentences' "$(journalctl -u escola -o cat | grep -c 'montado só para leitura')" '[1-9]*'
expect 'a read-only disk: health' "$(status)" 503
systemctl stop escola.socket escola
mount -o remount,rw /var/lib/escola
systemctl start escola.socket escola
sleep 2
expect 'a read-only disk, mended: health' "$(status)" 200
tell 'mistreated' finished
