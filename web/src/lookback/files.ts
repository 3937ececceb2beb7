// What looking back needs of this build; none where it cannot be done.
import { device_can } from '../app/can.ts';
import { device_here } from '../app/places.ts';
import type { AnalystFiles } from './talk.ts';

export async function analyst_files(): Promise<AnalystFiles | null> {
    if (!device_can()) return null;
    const { made } = await device_here();
    return made;
}
