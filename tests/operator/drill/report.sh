# What all machines use to report: a line for each figure, and a failure where it is not the expected one.
cd /drill || exit 1

now() { date +%s%N; }
seconds_since() { echo $((($(now) - $1) / 100000000)) | sed 's/.$/.&/; s/^\./0./'; }
tell() { printf '%s\t%s\n' "$1" "$2" | tee -a results; }
expect() {
	tell "$1" "$2"
	case $2 in $3) ;; *) printf 'FAILED\t%s: expected %s, got %s\n' "$1" "$3" "$2" | tee -a results ;; esac
}
status() { curl -s -m 5 -o /dev/null -w '%{http_code}' http://127.0.0.1:3000/healthz; }
health() { curl -s -m 5 http://127.0.0.1:3000/healthz | sed 's/.*"status":"\([a-z]*\)".*/\1/'; }
escola() { runuser -u escola -- /srv/escola/current/bin/escola "$@"; }

begin_visits() {
	./node visitor.ts ${port:-3000} >visits 2>>faults &
	visitor=$!
	sleep 1
}
end_visits() {
	kill -TERM $visitor
	wait $visitor
	read -r visits failed longest <visits
	expect "$1: failed of all requests" "$failed" 0
	tell "$1: requests" "$visits"
	tell "$1: longest wait" "$longest s"
}

# Waits up to a minute for a line in a file.
heard() {
	for _ in $(seq 600); do
		grep -qs "^$2" "$1" && return 0
		sleep 0.1
	done
	return 1
}

# The bytes of every photo and original, and every field of every event.
digest() {
	rm -rf /tmp/export
	install -d -o escola /tmp/export
	escola export /tmp/export/all >/dev/null
	(
		cd /var/lib/escola && find pictures originals -type f -print0 | sort -z | xargs -0 sha256sum
		cd /tmp/export/all && sha256sum eventos.jsonl SHA256SUMS
	) | sha256sum | cut -c 1-16
}
