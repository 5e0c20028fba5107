import { useRef, useState, type PointerEvent } from 'react'
import { isDrawn, PAD, type Point } from './strokes.ts'

const INK = '#14211e'
const PEN = 4

const placeOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): Point => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: ((clientX - left) / width) * PAD.width, y: ((clientY - top) / height) * PAD.height }
}

/**
 * A canvas that is drawn on with finger, pen or mouse: what the canvas carries, what was drawn, and
 * clearing it.
 */
export const usePad = () => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const strokes = useRef<Point[][]>([])
  const [isEmpty, setEmpty] = useState(true)
  const draw = (from: Point, to: Point): void => {
    const pen = canvas.current?.getContext('2d')
    if (!pen) return
    Object.assign(pen, { lineWidth: PEN, lineCap: 'round', lineJoin: 'round', strokeStyle: INK })
    pen.beginPath()
    pen.moveTo(from.x, from.y)
    pen.lineTo(to.x, to.y)
    pen.stroke()
  }
  const press = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    strokes.current.push([placeOf(event)])
    setEmpty(false)
  }
  const move = (event: PointerEvent<HTMLCanvasElement>): void => {
    const stroke = strokes.current.at(-1)
    const last = stroke?.at(-1)
    if (!last || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const next = placeOf(event)
    draw(last, next)
    stroke?.push(next)
  }
  const clear = (): void => {
    strokes.current = []
    canvas.current?.getContext('2d')?.clearRect(0, 0, PAD.width, PAD.height)
    setEmpty(true)
  }
  return {
    isEmpty,
    clear,
    isDrawn: () => isDrawn(strokes.current),
    /** The drawing as a data URL of a PNG. */
    picture: () => canvas.current?.toDataURL('image/png') ?? '',
    /**
     * For the canvas; the page gives it `touch-action: none`, else a finger scrolls instead of
     * drawing.
     */
    props: { ref: canvas, ...PAD, onPointerDown: press, onPointerMove: move },
  }
}
