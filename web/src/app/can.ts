// Whether this browser and this build can have a house of their own.
export function device_can(): boolean {
    return (
        import.meta.env.SCOVILLE_MODULE &&
        typeof Worker === 'function' &&
        typeof WebAssembly === 'object' &&
        typeof indexedDB === 'object' &&
        typeof BroadcastChannel === 'function'
    );
}
