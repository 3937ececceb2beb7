// What a folder of files needs that a server would have said: the content security policy, and an answer to deep links.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

// As src/net/assets.h, but for what a <meta> cannot say (frame-ancestors).
const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
].join('; ');

// Most static hosts answer unknown addresses with 404.html. Where it lies it cannot know, so it has no file beside it.
export function not_found_page(): string {
    const script = readFileSync('src/worker/404.js', 'utf8');
    const hash = createHash('sha256').update(script).digest('base64');
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Scoville</title>
</head>
<body>
<p>There is nothing at this address.</p>
<script>${script}</script>
</body>
</html>
`;
}

export function static_files(): Plugin {
    return {
        name: 'static-files',
        apply: 'build',
        transformIndexHtml: {
            order: 'post',
            handler: (html) => ({
                html,
                tags: [
                    {
                        tag: 'meta',
                        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
                        injectTo: 'head-prepend',
                    },
                ],
            }),
        },
        generateBundle() {
            this.emitFile({ type: 'asset', fileName: '404.html', source: not_found_page() });
        },
    };
}
