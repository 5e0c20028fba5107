#!/bin/sh
# Packs the product for Debian: /usr/lib/epod with a Node of its own, the systemd units, and a user.
# Needs a built page (npm run build) and dpkg-deb.
#   deploy/debian/build-deb.sh [folder]
set -eu
out=${1:-.}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
version=$(node -p "JSON.parse(require('fs').readFileSync('package.json', 'utf8')).version")

node scripts/bundle.ts "$work/usr/lib/epod"
cp "$(readlink -f node_modules/node/bin/node)" "$work/usr/lib/epod/node"
strip "$work/usr/lib/epod/node"
mkdir -p "$work/usr/lib/epod/docs" "$work/usr/lib/systemd/system" "$work/usr/share/doc/epod" \
  "$work/DEBIAN"
cp docs/operations.md "$work/usr/lib/epod/docs/"
cp deploy/systemd/*.service "$work/usr/lib/systemd/system/"
cp deploy/systemd/*.example "$work/usr/share/doc/epod/"
cp LICENSE "$work/usr/share/doc/epod/copyright"
find "$work" -type d -exec chmod 755 {} +

cat > "$work/DEBIAN/control" <<CONTROL
Package: epod
Version: $version
Architecture: $(dpkg --print-architecture)
Maintainer: EPOD <support@example.com>
Depends: libc6, libgcc-s1, libstdc++6, adduser
Recommends: postgresql, caddy
Section: web
Priority: optional
Description: electronic proof of delivery
 Puts on record what happened to a consignment, from dispatch to door.
 See /usr/lib/epod/docs/operations.md.
CONTROL
cat > "$work/DEBIAN/postinst" <<'SCRIPT'
#!/bin/sh
# Nothing is started or restarted: docs/operations.md says in which order.
set -e
adduser --quiet --system --group --home /var/lib/epod --no-create-home epod
mkdir -p /etc/epod
chown root:epod /etc/epod
chmod 750 /etc/epod
if [ -d /run/systemd/system ]; then systemctl daemon-reload; fi
SCRIPT
chmod 755 "$work/DEBIAN/postinst"
dpkg-deb --root-owner-group --build "$work" "$out/epod_${version}_$(dpkg --print-architecture).deb"
