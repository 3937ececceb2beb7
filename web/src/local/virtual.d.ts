// Made by vite/module.ts.
declare module 'virtual:module' {
    // Files of talk.ts; none in a client that was built without them.
    const files: { wasm: string; analyst: string; weights: string; build: string } | null;
    export default files;
}

// Whether the client was built with its module; set in vite.config.ts.
interface ImportMetaEnv {
    readonly SCOVILLE_MODULE: boolean;
}
