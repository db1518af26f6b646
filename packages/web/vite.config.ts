import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** These do nothing by being imported: the page takes card faces, words and a number, the worker the rest. */
const pure = /\/packages\/(games|kernel|bots|protocol)\//;

export default defineConfig({
  plugins: [svelte()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    rolldownOptions: {
      checks: { pluginTimings: false },
      treeshake: { moduleSideEffects: (id) => !pure.test(id) },
    },
  },
});
