import { Upload } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { leaveDroppedFiles } from '#web/lib/dropped-files.ts'
import { paths } from '#web/lib/paths.ts'

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true

/** Makes deals of files that are dropped anywhere on the list, by way of the screen that uploads several. */
export function DropArea() {
  const navigate = useNavigate()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      // It has left the window, not one element for another.
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      if (!hasFiles(event)) return
      event.preventDefault()
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      leaveDroppedFiles(files)
      void navigate(paths.dealRoomSeveral)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [navigate])
  if (!isOver) return null
  return (
    <div
      className={
        'pointer-events-none fixed inset-3 z-40 grid place-items-center rounded-xl border-2 border-ink border-dashed bg-ground/90'
      }
    >
      <p className="flex items-center gap-2 font-semibold text-lg">
        <Upload aria-hidden className="size-5" />
        Drop the decks to make a deal of each
      </p>
    </div>
  )
}
