import type { AddressInfo } from 'node:net';

import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server';

export type Listening = { url: string; close: () => Promise<void> };

export type ListenError = { code: 'port-busy' | 'no-permission' | 'bad-host'; message: string };

type Listen = { ok: true; value: Listening } | { ok: false; error: ListenError };

type Handler = (request: Request, env: HttpBindings | Http2Bindings) => Response | Promise<Response>;

/** Starts to answer on one port. A port that cannot be had is a value, not an exception. */
export function listen(fetch: Handler, { host, port }: { host: string; port: number }): Promise<Listen> {
  const server = createAdaptorServer({
    fetch,
    hostname: host,
    serverOptions: { requestTimeout: 30_000, keepAliveTimeout: 30_000 },
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const known = explain(error, host, port);
      if (known === null) reject(error);
      else resolve({ ok: false, error: known });
    });
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo;
      const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
      const close = () =>
        new Promise<void>((done) => {
          server.close(() => done());
          if ('closeAllConnections' in server) server.closeAllConnections();
        });
      resolve({ ok: true, value: { url: `http://${name}:${address.port}`, close } });
    });
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): ListenError | null {
  switch (error.code) {
    case 'EADDRINUSE':
      return {
        code: 'port-busy',
        message: `Port ${port} is busy: another program answers there. Stop it, or set PORT to a free port.`,
      };
    case 'EACCES':
      return {
        code: 'no-permission',
        message: `Port ${port} needs special rights. Set PORT to a number above 1023.`,
      };
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return { code: 'bad-host', message: `HOST is "${host}", which is no address of this computer.` };
    default:
      return null;
  }
}
