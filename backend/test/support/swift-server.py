"""OpenStack Swift with its S3 API in one process, for a single test: buckets in a folder.

Usage: swift-server.py FOLDER ACCESS_KEY SECRET_KEY. Prints its port once it responds.
"""
import logging
import os
import socket
import sys

import eventlet

eventlet.monkey_patch()

from eventlet import wsgi  # noqa: E402
from swift.common import utils  # noqa: E402
from swift.common.ring import RingBuilder  # noqa: E402
from swift.common.wsgi import loadapp  # noqa: E402

FOLDER, ACCESS_KEY, SECRET_KEY = sys.argv[1:]
ACCOUNT, _, USER = ACCESS_KEY.partition(':')
STORES = ['account', 'container', 'object']

# Few entries in a page, so that every list has several.
PROXY = f"""
[DEFAULT]
swift_dir = {FOLDER}

[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats bulk s3api tempauth slo proxy-server

[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:s3api]
use = egg:swift#s3api
max_bucket_listing = 2
[filter:tempauth]
use = egg:swift#tempauth
user_{ACCOUNT}_{USER} = {SECRET_KEY} .admin
[filter:slo]
use = egg:swift#slo
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
"""

STORE = """
[DEFAULT]
swift_dir = {folder}
devices = {folder}
mount_check = false
disable_fallocate = true

[pipeline:main]
pipeline = server

[app:server]
use = egg:swift#{kind}
"""


def listen():
    server = socket.socket()
    server.bind(('127.0.0.1', 0))
    server.listen(100)
    return server


def serve(name, text, server):
    path = os.path.join(FOLDER, f'{name}.conf')
    with open(path, 'w') as file:
        file.write(text)
    app = loadapp(path)
    quiet = logging.getLogger('wsgi')
    quiet.setLevel(logging.CRITICAL)
    return eventlet.spawn(wsgi.server, server, app, quiet, log_output=False)


def write_ring(kind, port):
    builder = RingBuilder(1, 1, 0)
    builder.add_dev({'region': 1, 'zone': 1, 'weight': 1, 'ip': '127.0.0.1', 'port': port, 'device': 'disk'})
    builder.rebalance()
    builder.get_ring().save(os.path.join(FOLDER, f'{kind}.ring.gz'))


with open(os.path.join(FOLDER, 'swift.conf'), 'w') as conf:
    conf.write('[swift-hash]\nswift_hash_path_suffix = tessera\n')
# Instead of /etc/swift.
utils.set_swift_dir(FOLDER)
os.makedirs(os.path.join(FOLDER, 'disk'), exist_ok=True)
for kind in STORES:
    listener = listen()
    write_ring(kind, listener.getsockname()[1])
    serve(kind, STORE.format(folder=FOLDER, kind=kind), listener)
proxy = listen()
running = serve('proxy', PROXY, proxy)
print(f'port {proxy.getsockname()[1]}', flush=True)
running.wait()
