import { sqlRateLimiter } from '../http/endpoint.ts';
import { restDatabase } from './database.ts';

const answering = (response: Response, calls: Request[] = []) =>
  restDatabase({
    url: 'https://abc.supabase.example',
    serviceKey: 'service-key',
    fetch: (input, init) => {
      calls.push(new Request(input, init));
      return Promise.resolve(response);
    },
  });

describe('restDatabase', () => {
  it('calls an SQL function as a remote procedure with the service key', async () => {
    const calls: Request[] = [];
    const database = answering(Response.json({ wait: 0 }), calls);
    expect(await database.call('take_rate', { p_key: 'k', p_limit: 1, p_window_seconds: 60 })).toEqual({
      wait: 0,
    });
    expect(calls[0]?.url).toBe('https://abc.supabase.example/rest/v1/rpc/take_rate');
    expect(calls[0]?.headers.get('apikey')).toBe('service-key');
    expect(await calls[0]?.json()).toEqual({ p_key: 'k', p_limit: 1, p_window_seconds: 60 });
  });

  it('rejects when the database refuses', async () => {
    await expect(answering(new Response('no', { status: 403 })).call('forget_old', {})).rejects.toThrow(
      'forget_old answered 403',
    );
  });
});

it('reads no answer without an end', async () => {
  const endless = new Response(new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(1_000_000)) }));
  await expect(answering(endless).call('forget_old', {})).rejects.toThrow('larger than');
});

it('asks the database how long to wait', async () => {
  const limiter = sqlRateLimiter(answering(Response.json({ wait: 42 })));
  expect(await limiter.take('chat:visitor', { limit: 1, windowSeconds: 60 })).toBe(42);
});
