/** The few names of the web platform that this library may use, as Node, Deno and edge functions all have them. */

interface TextEncoder {
  encode(text: string): Uint8Array;
}

declare const TextEncoder: new () => TextEncoder;

declare const crypto: {
  readonly subtle: { digest(algorithm: string, data: Uint8Array): Promise<ArrayBuffer> };
};
