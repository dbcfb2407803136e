// s3rver as `startS3Server` starts it: node s3-server-process.cjs FOLDER BUCKET
const { createHash, randomUUID } = require('node:crypto')
const { mkdir, rename, writeFile } = require('node:fs/promises')
const { dirname, join } = require('node:path')
const { buffer } = require('node:stream/consumers')
const S3rver = require('s3rver')
const FilesystemStore = require('s3rver/lib/stores/filesystem')

const [folder, bucket] = process.argv.slice(2)

// Its own way answers before all is written, and keeps half of what a killed sender began: no real server does either.
FilesystemStore.prototype.putObject = async function putObject({ bucket, key, content, metadata }) {
  const bytes = Buffer.isBuffer(content) ? content : await buffer(content)
  const md5 = createHash('md5').update(bytes).digest('hex')
  const path = this.getResourcePath(bucket, key, 'object')
  const unfinished = join(folder, randomUUID())
  await writeFile(unfinished, bytes)
  await mkdir(dirname(path), { recursive: true })
  await this.putMetadata(bucket, key, metadata, md5)
  await rename(unfinished, path)
  return { size: bytes.length, md5 }
}

const options = { directory: folder, address: '127.0.0.1', port: 0, silent: true, configureBuckets: [{ name: bucket }] }
void new S3rver(options).run().then(({ port }) => process.stdout.write(`listening on 127.0.0.1:${port}\n`))
