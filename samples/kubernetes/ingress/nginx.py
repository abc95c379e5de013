import http.client
import subprocess
import time
from pathlib import Path


def locations(shop, images):
    """What ingress-nginx 1.15 writes for these paths, in its order."""
    rules = sorted(shop + images, key=lambda r: r[0], reverse=True)
    rules.sort(key=lambda rule: -len(rule[0]))
    blocks = []
    exact = {path for path, kind, _ in rules if kind == "Exact"}
    for path, kind, service in rules:
        if kind == "Prefix" and path != "/":
            blocks.append((path + "/", kind, service))
            if path not in exact:
                blocks.append((path, "Exact", service))
        else:
            blocks.append((path, kind, service))
    for path, kind, service in blocks:
        if images:  # one regular expression makes all of them one
            yield f'~* "^{path}"', service
        else:
            yield f'{"= " if kind == "Exact" else ""}"{path}"', service


def configuration(blocks):
    lines = "".join(
        f"location {match} {{ return 200 {service}; }}\n"
        for match, service in blocks
    )
    return f"""daemon off; pid nginx.pid; error_log stderr crit;
events {{}}
http {{ access_log off;
{"".join(f"{kind}_temp_path tmp;" for kind in
         ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"])}
server {{ listen 127.0.0.1:8080;
{lines}}} }}"""


def ask(path):
    connection = http.client.HTTPConnection("127.0.0.1", 8080)
    connection.request("GET", path)
    response = connection.getresponse()
    return response.read().decode()


def answers(blocks, paths):
    Path("nginx.conf").write_text(configuration(blocks))
    server = subprocess.Popen(
        ["nginx", "-p", ".", "-c", "nginx.conf", "-e", "stderr"])
    try:
        for _ in range(200):
            try:
                ask("/")
                break
            except ConnectionRefusedError:
                time.sleep(0.05)
        return [ask(path) for path in paths]
    finally:
        server.terminate()
        server.wait()


# #region ask
# path, path type, Service
SHOP = [("/cart/items", "Prefix", "orders"),
        ("/cart", "Prefix", "cart"),
        ("/cart", "Exact", "cart-start"),
        ("/", "Prefix", "web")]
# the second team's Ingress with use-regex: "true"
IMAGES = [("/img/[0-9]+", "ImplementationSpecific",
           "images")]

PATHS = ["/cart", "/cart/", "/cart/items", "/cart-old",
         "/Cart", "/CART/items/7", "/img/7", "/img/7.php",
         "/img/x"]
alone = answers(locations(SHOP, []), PATHS)
both = answers(locations(SHOP, IMAGES), PATHS)
print(f"{'request':15}{'alone':11}both")
for path, before, after in zip(PATHS, alone, both):
    print(f"{path:15}{before:11}{after}")
# #endregion ask
