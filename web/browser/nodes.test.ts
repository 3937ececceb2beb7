// Several nodes, for real (scripts/cluster): one that freezes closes no line and says nothing, and the page that shows
// one of its tables notices by itself.
import { spawn, type ChildProcess } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { leave, make_table } from './people.ts';
import { open_browser } from '../scripts/browser.js';
import { House, program, server_env } from '../scripts/house.js';

let cluster: ChildProcess;
let house: House;
let printed = '';
const tell = (line: string) => cluster.stdin?.write(`${line}\n`);
const told = async (what: RegExp): Promise<string> => {
    await vi.waitFor(
        () => {
            expect(printed).toMatch(what);
        },
        { timeout: 60_000, interval: 20 },
    );
    return what.exec(printed)?.[1] ?? '';
};

const free_port = () =>
    new Promise<number>((resolve) => {
        const server = createServer().listen(0, '127.0.0.1', () => {
            const { port } = server.address() as AddressInfo;
            server.close(() => {
                resolve(port);
            });
        });
    });

beforeAll(async () => {
    cluster = spawn('scripts/cluster', ['3', '--proxy'], {
        cwd: '..',
        env: { ...server_env(), PROGRAM: realpathSync(program()), PROXY_PORT: String(await free_port()) },
        stdio: ['pipe', 'pipe', 'inherit'],
    });
    cluster.stdout?.on('data', (text: Buffer) => {
        printed += text.toString();
    });
    await told(/database: /);
    house = new House(await open_browser(), true);
});
afterAll(async () => {
    cluster.stdin?.end();
    await house.close();
});

it('behind HAProxy the table of a frozen node is on the screen again from another', async () => {
    house.url = await told(/HAProxy: (\S+)/);
    let shown = 0;
    const { host } = await make_table(house, { players: 2 }, {}, (page) => {
        page.on('websocket', (socket) => {
            socket.on('framereceived', ({ payload }) => {
                if (String(payload).startsWith('{"type":"table"')) shown = Date.now();
            });
        });
        return Promise.resolve();
    });
    tell('nodes');
    const owner = await told(/^([abc]) .* 1 +(?:yes|no)$/m);
    tell(`freeze ${owner}`);
    const frozen = Date.now();
    await expect.poll(() => shown, { interval: 20 }).toBeGreaterThan(frozen);
    console.log(`on the screen again after ${String(shown - frozen)} ms`);
    expect(await host.locator('.invite').count()).toBe(1);
    await leave(host);
    tell(`kill ${owner}`);
    tell(`start ${owner}`);
});

it('a frozen node is noticed without a proxy that would: the page says so, and is back when there is a node', async () => {
    house.url = await told(/node a: (\S+)/);
    const { host } = await make_table(house, { players: 2 });
    tell('freeze a');
    const frozen = Date.now();
    await host.getByText('No connection.').waitFor();
    console.log(`noticed after ${String(Date.now() - frozen)} ms`);
    tell('kill a');
    tell('start a');
    await host.getByText('No connection.').waitFor({ state: 'detached' });
    expect(await host.locator('.invite').count()).toBe(1);
    await leave(host);
});
