;; Products of whole numbers: out[token][row] = sum over column of inputs[token][column] * weights[row][column].
;; Four tokens at a time against eight columns at a time; the count of tokens is a multiple of four, that of columns one of eight.
(module
  (memory (import "encoder" "memory") 1)
  (func (export "multiply")
    (param $inputs i32) (param $weights i32) (param $out i32)
    (param $tokens i32) (param $rows i32) (param $columns i32)
    (local $row i32) (local $token i32) (local $column i32)
    (local $weight_at i32) (local $stride i32) (local $at i32) (local $to i32)
    (local $eight v128) (local $one v128) (local $two v128) (local $three v128) (local $four v128)
    (local.set $stride (i32.shl (local.get $columns) (i32.const 1)))
    (loop $rows_left
      (local.set $token (i32.const 0))
      (loop $tokens_left
        (local.set $one (v128.const i32x4 0 0 0 0))
        (local.set $two (v128.const i32x4 0 0 0 0))
        (local.set $three (v128.const i32x4 0 0 0 0))
        (local.set $four (v128.const i32x4 0 0 0 0))
        (local.set $at (i32.add (local.get $inputs) (i32.mul (local.get $token) (local.get $stride))))
        (local.set $weight_at (i32.add (local.get $weights) (i32.mul (local.get $row) (local.get $columns))))
        (local.set $column (i32.const 0))
        (loop $columns_left
          (local.set $eight (v128.load8x8_s (i32.add (local.get $weight_at) (local.get $column))))
          (local.set $one (i32x4.add (local.get $one)
            (i32x4.dot_i16x8_s (local.get $eight) (v128.load (local.get $at)))))
          (local.set $two (i32x4.add (local.get $two)
            (i32x4.dot_i16x8_s (local.get $eight) (v128.load (i32.add (local.get $at) (local.get $stride))))))
          (local.set $three (i32x4.add (local.get $three)
            (i32x4.dot_i16x8_s (local.get $eight)
              (v128.load (i32.add (local.get $at) (i32.mul (local.get $stride) (i32.const 2)))))))
          (local.set $four (i32x4.add (local.get $four)
            (i32x4.dot_i16x8_s (local.get $eight)
              (v128.load (i32.add (local.get $at) (i32.mul (local.get $stride) (i32.const 3)))))))
          (local.set $at (i32.add (local.get $at) (i32.const 16)))
          (br_if $columns_left
            (i32.lt_u (local.tee $column (i32.add (local.get $column) (i32.const 8))) (local.get $columns))))
        (local.set $to (i32.add (local.get $out)
          (i32.shl (i32.add (i32.mul (local.get $token) (local.get $rows)) (local.get $row)) (i32.const 2))))
        (call $store (local.get $to) (local.get $one))
        (call $store (local.tee $to (i32.add (local.get $to) (i32.shl (local.get $rows) (i32.const 2)))) (local.get $two))
        (call $store (local.tee $to (i32.add (local.get $to) (i32.shl (local.get $rows) (i32.const 2)))) (local.get $three))
        (call $store (local.tee $to (i32.add (local.get $to) (i32.shl (local.get $rows) (i32.const 2)))) (local.get $four))
        (br_if $tokens_left
          (i32.lt_u (local.tee $token (i32.add (local.get $token) (i32.const 4))) (local.get $tokens))))
      (br_if $rows_left
        (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 1))) (local.get $rows)))))
  ;; The sum of four whole numbers.
  (func $store (param $to i32) (param $sums v128)
    (i32.store (local.get $to)
      (i32.add
        (i32.add (i32x4.extract_lane 0 (local.get $sums)) (i32x4.extract_lane 1 (local.get $sums)))
        (i32.add (i32x4.extract_lane 2 (local.get $sums)) (i32x4.extract_lane 3 (local.get $sums)))))))
