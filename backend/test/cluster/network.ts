// Where everything is: the control plane and each node have a network namespace of their own. The test reaches pods and
// Services through the first node, and pods reach the test at HOST.
import { spawnSync } from 'node:child_process';
import { kill, must } from './processes.js';

export const HOST = '10.201.0.1';
export const CONTROL = { name: 'tessera-control', address: '10.201.0.2' };
export interface Node {
  name: string;
  /** Its network namespace. */
  space: string;
  address: string;
  /** The addresses of its pods. */
  pods: string;
}

const nodeAt = (i: number): Node => ({
  name: `node-${i}`,
  space: `tessera-node-${i}`,
  address: `10.201.0.1${i}`,
  pods: `10.202.${i}.0/24`,
});
export const NODES: readonly [Node, Node] = [nodeAt(1), nodeAt(2)];
export const PODS = '10.202.0.0/16';
export const SERVICES = '10.203.0.0/16';
const HOST_LINK = 'tessera-host';

/** Makes the namespaces and connects them. */
export function connect(): void {
  const ip = (...args: string[]) => must('ip', args.join(' ').split(' '));
  for (const space of [CONTROL.name, ...NODES.map((node) => node.space)]) {
    ip('netns add', space);
    ip('-n', space, 'link set lo up');
    must('nsenter', [`--net=/run/netns/${space}`, 'sysctl', '-qw', 'net.ipv4.ip_forward=1']);
  }
  ip('-n', CONTROL.name, 'link add cables type bridge');
  ip('-n', CONTROL.name, 'addr add', `${CONTROL.address}/24 dev cables`);
  ip('-n', CONTROL.name, 'link set cables up');
  const plug = (link: string, ...peer: string[]) => {
    ip('link add', link, 'type veth peer name plug netns', CONTROL.name);
    ip('-n', CONTROL.name, 'link set plug name', `to-${link.slice(-6)}`);
    ip('-n', CONTROL.name, 'link set', `to-${link.slice(-6)}`, 'master cables up');
    if (peer.length > 0) ip('link set', link, 'netns', ...peer);
  };
  plug(HOST_LINK);
  ip('addr add', `${HOST}/24 dev`, HOST_LINK);
  ip('link set', HOST_LINK, 'up');
  for (const node of NODES) {
    const link = `tessera-${node.name}`;
    plug(link, node.space);
    ip('-n', node.space, 'addr add', `${node.address}/24 dev`, link);
    ip('-n', node.space, 'link set', link, 'up');
    ip('-n', node.space, 'route add default via', HOST);
  }
  for (const node of NODES) {
    for (const space of [
      undefined,
      CONTROL.name,
      ...NODES.filter((one) => one !== node).map((one) => one.space),
    ])
      ip(...(space ? ['-n', space] : []), 'route add', node.pods, 'via', node.address);
  }
  for (const space of [undefined, CONTROL.name])
    ip(...(space ? ['-n', space] : []), 'route add', SERVICES, 'via', NODES[0].address);
}

/** Unplugs the cable of a node, or plugs it in again. */
export function plugNode({ name }: Node, state: 'up' | 'down'): void {
  must('ip', ['-n', CONTROL.name, 'link', 'set', `to-${name}`, state]);
}

export function clearNetwork(): void {
  for (const space of [CONTROL.name, ...NODES.map((node) => node.space), ...podSpaces()])
    spawnSync('ip', ['netns', 'del', space]);
  spawnSync('ip', ['link', 'del', HOST_LINK]);
}

/** Of pods whose node was killed: each is connected to a node that is being removed. */
const podSpaces = (): string[] =>
  (spawnSync('ip', ['netns', 'list'], { encoding: 'utf8' }).stdout ?? '')
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
    .filter((space) => space.startsWith('cni-'))
    .filter((space) => {
      const { stdout } = spawnSync('ip', ['-n', space, 'route'], { encoding: 'utf8' });
      return NODES.some(({ pods }) => stdout.includes(pods));
    });

/** Whatever still runs in a network namespace. */
export function killIn(space: string): void {
  const { stdout } = spawnSync('ip', ['netns', 'pids', space], { encoding: 'utf8' });
  for (const pid of stdout.split('\n').filter(Boolean)) kill(Number(pid));
}
