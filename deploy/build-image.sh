#!/bin/sh
# Builds the image of deploy/Dockerfile where no base can be pulled: the libraries that Node needs
# come from Debian's packages, the rest from this folder. Needs buildah, and a built page
# (npm run build). Prints the size, and ends with 1 where it is over 250 MB.
#   deploy/build-image.sh [image]
set -eu
image=${1:-epod}
most=250000000
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

node scripts/bundle.ts "$work/root/epod"
cp "$(readlink -f node_modules/node/bin/node)" "$work/root/epod/node"
strip "$work/root/epod/node"

(cd "$work" && apt-get -qq download libc6 libgcc-s1 libstdc++6)
for package in "$work"/*.deb; do dpkg-deb -x "$package" "$work/root"; done
rm -rf "$work"/root/usr/share/doc "$work"/root/usr/share/lintian "$work"/root/usr/share/gcc* \
  "$work"/root/usr/lib/*/gconv
mkdir -p "$work/data" "$work/root/tmp" "$work/root/etc"
chmod 1777 "$work/root/tmp"
echo 'nonroot:x:65532:65532::/data:/nonexistent' > "$work/root/etc/passwd"
echo 'nonroot:x:65532:' > "$work/root/etc/group"

size=$(du -sb "$work/root" | cut -f1)
echo "$image: $size bytes"
[ "$size" -le "$most" ] || { echo "over $most bytes" >&2; exit 1; }

container=$(buildah from scratch)
buildah copy --quiet "$container" "$work/root" / > /dev/null
buildah copy --quiet --chown 65532:65532 "$container" "$work/data" /data > /dev/null
buildah config --user 65532:65532 --workingdir /epod --port 8080 --volume /data \
  --env NODE_ENV=production --env HOST=0.0.0.0 --env PORT=8080 --env EPOD_DATA_DIR=/data \
  --env EPOD_DEMO=0 --stop-signal SIGTERM \
  --healthcheck 'CMD ["/epod/node", "deploy/health.mjs"]' --healthcheck-interval 10s \
  --healthcheck-timeout 5s --healthcheck-start-period 60s --healthcheck-retries 3 \
  --entrypoint '["/epod/node", "--no-memory-protection-keys", "--max-semi-space-size=16", "--heap-growing-percent=30"]' \
  --cmd src/server/main.ts "$container"
buildah commit --quiet --format docker "$container" "$image"
buildah rm "$container" > /dev/null
