"""Checks the proof of a delivery with Python's standard library alone.

    python3 proof.py proof.sd-jwt keys.json
"""
import base64, hashlib, json, sys

P, Q = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P


def sha(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def add(a, b):  # RFC 8032, section 5.1.4
    m, n = (a[1] - a[0]) * (b[1] - b[0]) % P, (a[1] + a[0]) * (b[1] + b[0]) % P
    t, z = 2 * a[3] * b[3] * D % P, 2 * a[2] * b[2] % P
    e, f, g, h = n - m, z - t, z + t, n + m
    return e * f % P, g * h % P, f * g % P, e * h % P


def times(s, point):
    total = (0, 1, 1, 0)
    while s > 0:
        total = add(total, point) if s & 1 else total
        point, s = add(point, point), s >> 1
    return total


def point_in(encoded):  # section 5.1.3
    y = int.from_bytes(encoded, "little")
    sign, y = y >> 255, y & (2**255 - 1)
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * pow(2, (P - 1) // 4, P) % P
    assert y < P and (x * x - square) % P == 0 and not (x == 0 and sign), "no point"
    x = P - x if x & 1 != sign else x
    return x, y, 1, x * y % P


BASE = point_in((4 * pow(5, -1, P) % P).to_bytes(32, "little"))


def signed(key, text, signature):  # section 5.1.7
    r, s = signature[:32], int.from_bytes(signature[32:], "little")
    k = int.from_bytes(hashlib.sha512(r + key + text).digest(), "little") % Q
    a, b = times(s, BASE), add(point_in(r), times(k, point_in(key)))
    same = (a[0] * b[2] - b[0] * a[2]) % P == 0 and (a[1] * b[2] - b[1] * a[2]) % P == 0
    return len(signature) == 64 and s < Q and same


class Number(str):
    """As the issuer wrote it."""


def read(text):
    return json.loads(text, parse_int=Number, parse_float=Number)


def canonical(value):  # RFC 8785
    if isinstance(value, dict):
        names = sorted(value, key=lambda name: name.encode("utf-16-be"))
        return "{" + ",".join(canonical(n) + ":" + canonical(value[n]) for n in names) + "}"
    if isinstance(value, list):
        return "[" + ",".join(map(canonical, value)) + "]"
    return str(value) if isinstance(value, Number) else json.dumps(value, ensure_ascii=False)


def bytes_in(text):
    found = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    assert base64.urlsafe_b64encode(found).decode().rstrip("=") == text, "base64url"
    return found


def digests(value):
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from inner if name == "_sd" else [inner] if name == "..." else digests(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from digests(inner)


def check(proof, keys):
    jwt, *disclosures = proof.strip().split("~")
    head, body, signature = jwt.split(".")
    header = read(bytes_in(head))
    kid = header["kid"]
    assert header["typ"] == "dc+sd-jwt" and header["alg"] == "EdDSA", "type"
    issuer = {key["kid"]: bytes_in(key["x"]) for key in keys["jwks"]["keys"]}
    assert kid in issuer, "unknown key"
    assert signed(issuer[kid], f"{head}.{body}".encode(), bytes_in(signature)), "signature"

    claims = read(bytes_in(body))
    assert claims["_sd_alg"] == "sha-256", "hashing"
    there = list(digests(claims["events"]))
    for disclosure in disclosures[:-1]:
        digest = base64.urlsafe_b64encode(sha(disclosure.encode())).decode().rstrip("=")
        assert there.count(digest) == 1, f"value {bytes_in(disclosure).decode()}"

    order, before, end, named = claims["order"], "0" * 64, None, None
    for number, event in enumerate(claims["events"], 1):
        linked = event["prev"] == before and event["order_id"] == order["id"]
        assert linked and event["seq"] == str(number), f"event {number}"
        before = sha(canonical(event).encode()).hex()
        named = event["data"].get("entered", event["data"].get("fields", {})).get("identifier", named)
        if event["type"] in ("received", "rejected", "reopened"):
            closing, end = before, (event["type"], event["server_time"])
    agrees = end == (order["outcome"], order["ended_at"]) and named == order["identifier"]
    assert agrees and claims["vct"] == claims["iss"] + "/proof/delivery", "order"

    # A signed note (C2SP), and an audit path (RFC 9162, section 2.1.3.2).
    log = claims["log"]
    text, lines = log["checkpoint"].split("\n\n")
    origin, size, root = text.split("\n")[:3]
    assert origin == log["origin"] and closing == log["digest"], "not in the log"
    # Each of our lines begins with 4 bytes that say by which of our keys it is.
    logs = [one.split("+", 2) for one in keys["vkeys"] if one.startswith(f"{origin}+")]
    ours = {bytes.fromhex(short): base64.b64decode(key)[1:] for _, short, key in logs}
    heads = [line.split(" ") for line in lines.split("\n") if line.startswith(f"— {origin} ")]
    notes = [(note[:4], note[4:]) for note in (base64.b64decode(head[2]) for head in heads)]
    by = [signed(ours[short], f"{text}\n".encode(), note) for short, note in notes if short in ours]
    assert any(by), "checkpoint"
    for entry, place in ((closing, log), (before, log["head"])):
        node = sha(b"\0", bytes.fromhex(entry))
        at, last = int(place["index"]), int(size) - 1
        for side in map(base64.b64decode, place["path"]):
            if at % 2 or at == last:
                node = sha(b"\1", side, node)
                while at % 2 == 0 and at:
                    at, last = at >> 1, last >> 1
            else:
                node = sha(b"\1", node, side)
            at, last = at >> 1, last >> 1
        assert last == 0 and node == base64.b64decode(root), "not in the log"
    return claims


def told(text):  # No sign of a proof may steer the terminal.
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in text)


if __name__ == "__main__":
    with open(sys.argv[1]) as proof, open(sys.argv[2]) as keys:
        try:
            claims = check(proof.read(), json.load(keys))
        except AssertionError as error:
            sys.exit(told(f"differs: {error}"))
    print(told(f"{claims['order']['identifier']}: {len(claims['events'])} events, unchanged"))
