import { inlineScriptHashes } from './inline-script-hashes';

describe('inlineScriptHashes', () => {
  it('hashes what a browser would run, once', () => {
    const page =
      '<script>a()</script><script type="module">b()</script><SCRIPT TYPE=text/javascript>a()</SCRIPT>';
    expect(inlineScriptHashes(page)).toHaveLength(2);
  });

  it('matches the hash that browsers compute', () => {
    // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(inlineScriptHashes('<script>alert(1)</script>')).toEqual([
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    ]);
  });

  it('leaves out files and data blocks', () => {
    expect(
      inlineScriptHashes('<script src="/a.js"></script><script type="application/ld+json">{}</script>'),
    ).toEqual([]);
  });
});
