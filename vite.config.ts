import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const outDir = join(import.meta.dirname, 'dist/web')
const apiPaths = ['/api', '/auth', '/deal_entities', '/healthz', '/readyz', '/docs', '/openapi.json']

/** Writes `.br` and `.gz` beside every text file, which the server sends as they are. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async closeBundle() {
      const names = await readdir(outDir, { recursive: true })
      for (const name of names.filter((one) => /\.(js|css|html|svg)$/.test(one))) {
        const content = await readFile(join(outDir, name))
        await writeFile(join(outDir, `${name}.br`), brotliCompressSync(content))
        await writeFile(join(outDir, `${name}.gz`), gzipSync(content, { level: 9 }))
      }
    },
  }
}

export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss(), precompress()],
  build: {
    outDir,
    emptyOutDir: true,
    // The content security policy allows fonts from the server itself, not from data: addresses.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: Object.fromEntries(apiPaths.map((path) => [path, process.env.API_URL ?? 'http://127.0.0.1:3000'])),
  },
})
