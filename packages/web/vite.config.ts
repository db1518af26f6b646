import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offline } from './building/offline.ts';
import { packed } from './building/packed.ts';

/** Rules and bots do nothing by being imported: the page takes card faces and words, the worker the rest. */
const pure = /\/packages\/(games|kernel|own-cards|bots|words|table)\//;

export default defineConfig({
  plugins: [svelte(), offline(), packed()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/service-worker.ts' },
      output: {
        // What many parts of the page share comes in one file: each of its own would be dozens of them, most of a few
        // hundred bytes, before anything is shown.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'common', test: /\/packages\/|\/svelte\//, minShareCount: 8, maxModuleSize: 12_000 }],
        },
        // A service worker has power over the folder it lies in, and its name must not change.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
      checks: { pluginTimings: false },
      treeshake: { moduleSideEffects: (id) => !pure.test(id) },
    },
  },
});
